import { useContext } from 'react';
import {
  Description,
  DocsContext,
  type DocsContextProps,
  DocsStory,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { findComponent, type DocumentedComponent } from './library.ts';
import { ExampleCode } from './example-code.tsx';
import { PropsTable, Types } from './props-table.tsx';
import { Anatomy, Advice, KeyboardTable, Notes, Tokens } from './sections.tsx';
import { Words } from './words.tsx';

const APG = 'https://www.w3.org/WAI/ARIA/apg/patterns/';

/** Returns a readable name for a pattern such as `disclosure/examples/disclosure-navigation`. */
const patternName = (path: string) => path.split('/').at(-1)?.replaceAll('-', ' ');

/** Whether a story is about a task that people have with the component: those are shown first. */
const isAboutTasks = (file: unknown): boolean => typeof file === 'string' && file.endsWith('.tasks.stories.tsx');

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

function Stories({ id, heading, stories }: { id: string; heading: string; stories: readonly PreparedStory[] }) {
  if (stories.length === 0) return null;
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {stories.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded />
      ))}
    </>
  );
}

function Documented({ docs, entry, tokens, props, types, example }: DocumentedComponent) {
  // In source order, which the module object doesn't preserve.
  const stories = useContext(DocsContext).componentStories();
  const [primary, ...rest] = stories;
  const { tasks = [], others = [] } = Object.groupBy(rest, ({ parameters }) =>
    isAboutTasks(parameters['fileName']) ? 'tasks' : 'others',
  );
  return (
    <>
      <Title>{docs.name}</Title>
      <p>
        <Words>{docs.summary}</Words>
      </p>
      <Primary />
      <ExampleCode name={docs.name} code={example} />
      <Stories id="examples" heading="Examples" stories={tasks} />
      {docs.anatomy.length === 0 ? null : (
        <>
          <h2 id="anatomy">Anatomy</h2>
          <p>Attributes for tests and custom CSS. They are part of the public API.</p>
          <Anatomy entry={entry} parts={docs.anatomy} />
        </>
      )}
      <h2 id="props">Props</h2>
      <PropsTable props={props} more={docs.unionProps} types={types} />
      {types.length === 0 ? null : (
        <>
          <h2 id="types">Types of props</h2>
          <Types types={types} />
        </>
      )}
      <h2 id="keyboard">Keyboard</h2>
      {docs.apg ? (
        <p>
          Pattern: <a href={`${APG}${docs.apg}/`}>{patternName(docs.apg)}</a> of the ARIA Authoring Practices Guide.
        </p>
      ) : null}
      <KeyboardTable keyboard={docs.keyboard} />
      <h2 id="screen-readers">Screen readers</h2>
      <Notes lines={docs.screenReader} />
      <h2 id="advice">Best practices</h2>
      <Advice dos={docs.dos} donts={docs.donts} />
      <h2 id="tokens">Tokens</h2>
      <Tokens names={tokens} />
      <Stories id="stories" heading="Stories" stories={primary ? others : []} />
    </>
  );
}

/** Page of a story file about several components: a description and its stories. */
function Several() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description />
      <Stories id="stories" heading="Stories" stories={stories} />
    </>
  );
}

/** Documentation page of a component. A story file about several components shows only its stories. */
export function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = findComponent(preparedMeta.title.split('/').at(-1) ?? '');
  return component ? <Documented {...component} /> : <Several />;
}
