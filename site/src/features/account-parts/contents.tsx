import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import * as css from './parts.css.ts';

interface ContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** The sections of a page, to jump to. */
export function Contents({ sections }: ContentsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav
      aria-label={formatMessage({
        id: 'account.contents',
        defaultMessage: 'On this page',
        description: 'Name of the list of sections',
      })}
    >
      <ul className={css.contents}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={`#${id}`} tone="text" className={css.contentsLink}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
