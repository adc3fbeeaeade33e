import { Fragment } from 'react';

/** Text that can break between its parts: on phones, many paths and codes are longer than a line. */
export const Breakable = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
