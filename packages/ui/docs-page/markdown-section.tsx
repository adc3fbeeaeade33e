import { Markdown } from '@storybook/addon-docs/blocks';

interface MarkdownSectionProps {
  /** A Markdown document. */
  text: string;
  /** Title of the section of the second level to show. @default the whole document without its title */
  name?: string;
}

/** A Markdown document of the package, or a section of it: written once, read on npm and here. */
export function MarkdownSection({ text, name }: MarkdownSectionProps) {
  const sections = text.split(/^(?=## )/m);
  const shown =
    name === undefined ? text.replace(/^# .*\n/, '') : sections.find((one) => one.startsWith(`## ${name}\n`));
  if (shown === undefined) throw new Error(`There is no section "${name}".`);
  return <Markdown>{shown}</Markdown>;
}
