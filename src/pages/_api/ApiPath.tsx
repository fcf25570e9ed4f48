import { Fragment } from 'react';

export interface ApiPathProps {
  path: string;
}

/** A path that breaks after a slash when the line is short, never within a word. */
export function ApiPath({ path }: ApiPathProps) {
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
