import { Fragment } from 'react';

/** A text that may break at some places only; what is copied stays the same. */
export const Breaking = ({ text, at }: { text: string; at: RegExp }) =>
  text.split(at).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
