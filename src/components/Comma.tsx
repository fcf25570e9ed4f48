import type { ReactNode } from 'react';

/** Between two figures in columns, which would be read as one number; not drawn. */
export const Comma = () => <span className="visually-hidden">, </span>;

/** What follows in small, after such a comma; nothing without a text. */
export const Detail = ({ children }: { children: ReactNode }) =>
  children ? (
    <small>
      <Comma />
      {children}
    </small>
  ) : null;
