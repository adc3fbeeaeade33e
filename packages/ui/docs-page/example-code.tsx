import * as css from './docs-page.css.ts';
import { CodeBlock } from '../src/code-block/code-block.tsx';

/** The code of a component's example, to copy. */
export function ExampleCode({ name, code }: { name: string; code: string }) {
  return (
    <CodeBlock
      className={`sb-unstyled ${css.example}`}
      caption={`Example of ${name}`}
      code={code.trimEnd()}
      copyLabel="Copy"
      copiedLabel="Copied"
    />
  );
}
