import { Fragment } from 'react';

/** A path that may break after a slash, never inside a word. */
export function ApiPath({ path }: { path: string }) {
  const [root, ...segments] = path.split('/');
  return (
    <code>
      {root}
      {segments.map((segment) => (
        <Fragment key={segment}>
          /{segment}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
