import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ImageForm } from '../examples/recipes/query-combobox.tsx';
import { CityField } from '../examples/recipes/remote-combobox.tsx';
import { MembersField } from '../examples/recipes/remote-multi-combobox.tsx';
import { OwnerField } from '../examples/recipes/saved-combobox.tsx';

/** The code of these is on the page Start/Async combobox. */
const meta: Meta = { title: 'Compositions/Async combobox', tags: ['!autodocs'] };
export default meta;

const body = within(document.body);
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));

const cities = optionsOf('Berlin', 'Bergen', 'Bern', 'Bonn');
/** Answers of the API: shorter texts take longer, so that their answers arrive last. */
const answer = fn(async (text: string) => {
  await wait(text.length < 4 ? 700 : 50);
  if (text === 'offline' && answer.mock.calls.filter(([one]) => one === text).length === 1) return Response.error();
  return Response.json(cities.filter(({ value }) => value.startsWith(text.toLowerCase())));
});

/** With fetch: waits for a pause and two letters, cancels earlier requests, and offers to try again. */
export const PlainFetch: StoryObj = {
  beforeEach: () => {
    const original = window.fetch;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      const text = url.searchParams.get('search');
      return url.pathname === '/api/cities' && text !== null ? answer(text) : original(input, init);
    };
    return () => {
      window.fetch = original;
    };
  },
  render: () => <CityField />,
  play: async ({ canvas }) => {
    answer.mockClear();
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'b');
    await expect(canvas.getByRole('status')).toHaveTextContent('Type at least two letters');
    await userEvent.type(field, 'er');
    await waitFor(() => expect(answer).toHaveBeenCalledWith('ber'));
    await userEvent.type(field, 'n');
    await expect(await body.findByRole('option', { name: 'Bern' })).toBeVisible();
    // The answer to "ber" arrives now, and doesn't win.
    await wait(800);
    await expect(body.getAllByRole('option')).toHaveLength(1);
    await expect(answer.mock.calls).toEqual([['ber'], ['bern']]);
    await userEvent.clear(field);
    await userEvent.type(field, 'offline');
    await userEvent.click(await body.findByRole('option', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No such city'));
  },
};

const images = optionsOf('Debian 13', 'Debian 12', 'Ubuntu 26.04 LTS');
const searchImages = fn(async (text: string) => {
  await wait(50);
  if (searchImages.mock.calls.length === 1) throw new Error('No connection');
  return images.filter(({ value }) => value.startsWith(text.toLowerCase()));
});

/** With TanStack Query, which keeps answers and cancels requests. */
export const TanStackQuery: StoryObj = {
  beforeEach: () => {
    searchImages.mockClear();
  },
  render: () => <ImageForm searchImages={searchImages} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Image' });
    await userEvent.click(field);
    await userEvent.click(await body.findByRole('option', { name: 'Try again' }));
    await expect(await body.findByRole('option', { name: 'Ubuntu 26.04 LTS' })).toBeVisible();
    await userEvent.type(field, 'deb');
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(body.getByRole('option', { name: 'Debian 12' }));
    await expect(field).toHaveValue('Debian 12');
  },
};

const people = optionsOf('Anna Koch', 'Jan Novak', 'Anita Weber');
const searchPeople = async (text: string) => {
  await wait(50);
  return people.filter(({ value }) => value.startsWith(text.toLowerCase()));
};
const loadOwner = async (id: string) => {
  await wait(300);
  return people.find(({ value }) => value === id) ?? { value: id, label: id };
};

/** A saved value whose label is loaded, and options before anything is typed. A search doesn’t lose the value. */
export const SavedValue: StoryObj = {
  render: function Form() {
    const [recent] = useState(() => optionsOf('Jan Novak'));
    return (
      <form aria-label="Server">
        <OwnerField ownerId="anna koch" loadOwner={loadOwner} searchOwners={searchPeople} recent={recent} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Owner' });
    await waitFor(() => expect(field).toHaveValue('Anna Koch'));
    await userEvent.click(field);
    await expect(body.getAllByRole('option')).toHaveLength(2);
    await userEvent.clear(field);
    await userEvent.type(field, 'jan');
    await expect(await body.findByRole('option', { name: 'Jan Novak' })).toBeVisible();
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Anna Koch');
    await expect(canvas.getByRole('form')).toHaveFormValues({ owner: 'anna koch' });
  },
};

/** Several values, with the same hook. */
export const SeveralValues: StoryObj = {
  render: () => <MembersField searchPeople={searchPeople} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Members' });
    await userEvent.type(field, 'an');
    await userEvent.click(await body.findByRole('option', { name: 'Anita Weber' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Anita Weber' })).toBeVisible();
  },
};
