import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { examples } from './examples/index.ts';
import { withOtherTexts } from './other-texts.ts';

/**
 * Every component with the same text in each of its text props, taken from the examples of the contract. For the tests
 * in `browser-tests`, which choose the component. Not part of the documentation.
 */
const meta: Meta = { title: 'Tests/Together/Hostile components', tags: ['!autodocs'] };
export default meta;

/** Shows the error of an example that needs other texts. */
class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <pre data-testid="error">{String(this.state.error)}</pre>;
  }
}

/** Draws an example to see its texts, and then with other ones in their place. */
function Hostile({ element, word }: { element: ReactElement; word: string }) {
  const [shown, setShown] = useState<string>();
  useLayoutEffect(() => setShown(document.body.textContent ?? ''), []);
  return shown === undefined ? element : withOtherTexts(element, shown, () => word);
}

function Choice({ word }: { word: string }) {
  const [name, setName] = useState('');
  const example = examples[name];
  return (
    <>
      <select aria-label="Component" value={name} onChange={(event) => setName(event.currentTarget.value)}>
        <option value="">None</option>
        {Object.keys(examples).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <div data-testid="case" data-name={name}>
        {example ? (
          <Boundary key={name}>
            <Hostile element={example.draw({})} word={word} />
          </Boundary>
        ) : null}
      </div>
    </>
  );
}

/** A hash of 64 characters, which has no place to break. */
export const Hash: StoryObj = { render: () => <Choice word={'9f86d081884c7d659a2feaa0c55ad015'.repeat(2)} /> };
