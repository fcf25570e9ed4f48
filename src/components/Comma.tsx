/** Between two figures in columns, which would be read as one number; not drawn. */
export const Comma = () => <span className="visually-hidden">, </span>;
