import { FormSection } from '@hoster/ui/form-section';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ChangeLink } from './change-link.tsx';

/** Two sections, and a notice in the first or after it, that goes when its button is pressed. */
function Form({ collapsible }: { collapsible: boolean }) {
  const [isWrong, setWrong] = useState(true);
  const notice = isWrong ? (
    <ChangeLink query={new URLSearchParams('level=1')} onChoose={() => setWrong(false)}>
      Change the RAID level
    </ChangeLink>
  ) : null;
  return (
    <MemoryRouter>
      <FormSection id="raid" title="RAID" collapsible={collapsible} open>
        {collapsible ? null : notice}
      </FormSection>
      {collapsible ? notice : null}
      <FormSection id="place" title="Location">
        Rotterdam
      </FormSection>
    </MemoryRouter>
  );
}

function press(): void {
  const link = screen.getByRole('link', { name: 'Change the RAID level' });
  link.focus();
  fireEvent.click(link);
  expect(link).not.toBeInTheDocument();
}

test('leaves the focus in the section whose problem it solved', () => {
  render(<Form collapsible={false} />);
  press();
  expect(screen.getByRole('region', { name: 'RAID' })).toHaveFocus();
});

test('leaves the focus at the heading of a section that can be folded', () => {
  render(<Form collapsible />);
  press();
  expect(screen.getByText('RAID').closest('summary')).toHaveFocus();
});

test('takes no focus that is elsewhere', () => {
  render(<Form collapsible />);
  fireEvent.click(screen.getByRole('link', { name: 'Change the RAID level' }));
  expect(document.body).toHaveFocus();
});
