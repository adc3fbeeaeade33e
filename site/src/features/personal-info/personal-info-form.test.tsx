import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { PersonalInfoForm } from './personal-info-form.tsx';

const empty = ['This field is required.'];
const refusal = () => ({ 'user.last_name': empty, country: empty, city: empty });

function Form({ errors }: { errors: ReturnType<typeof refusal> }) {
  return (
    <PersonalInfoForm
      info={{
        user: {
          id: 1,
          email: 'ada@shop.example',
          username: 'ada',
          display: 'ada',
          first_name: 'Ada',
          last_name: '',
          country: null,
        },
        country: null,
        city: '',
        zip_code: '1',
        address: 'Quay 1',
        phone: null,
        language: 'en',
        is_complete: false,
      }}
      countries={[{ value: 'NL', label: 'Netherlands' }]}
      errors={errors}
      values={{}}
      busy={false}
      intent="personal-data"
    >
      Continue
    </PersonalInfoForm>
  );
}

test('an error goes once its field is filled in, and the summary with the last one', async () => {
  const { app } = siteVisit({}, vi.fn());
  const form = (errors: ReturnType<typeof refusal>) => (
    <SiteFrame app={app}>
      <Form errors={errors} />
    </SiteFrame>
  );
  const errors = refusal();
  const { rerender } = render(form(errors));
  expect(screen.getByRole('alert')).toHaveTextContent('Check 3 fields');
  const city = screen.getByLabelText('City');
  await userEvent.type(city, '  ');
  expect(city, 'blank').toHaveAccessibleDescription(/is required/);
  await userEvent.type(city, 'Delft');
  expect(city).not.toHaveAccessibleDescription(/is required/);
  expect(city).toHaveFocus();
  expect(city).toHaveValue('  Delft');
  expect(screen.getByRole('alert')).toHaveTextContent('Check 2 fields');
  await userEvent.type(screen.getByLabelText('Last name'), 'L');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'NL');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(refusal()));
  expect(screen.getByRole('alert'), 'refused again').toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Check 3 fields');
});
