import { SuggestField } from '@hoster/ui/suggest-field';
import { useState } from 'react';

const articles = [
  { href: '/help/ssh/', label: 'Connect by SSH' },
  { href: '/help/backups/', label: 'Restore a backup' },
];

export function Example() {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  return (
    <form role="search" action="/help/">
      <SuggestField
        label="Search the help"
        name="q"
        suggestions={wanted === '' ? [] : articles.filter(({ label }) => label.toLowerCase().includes(wanted))}
        onValueChange={setText}
        listLabel="Suggested articles"
        countLabel={(count) => (count === 1 ? '1 suggestion' : `${count} suggestions`)}
      />
    </form>
  );
}
