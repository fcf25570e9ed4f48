/** A sentence with the weight of the whole site at its #: the build writes it once it is known. */
export function SiteWeight({ label }: { label: string }) {
  const [before, after] = label.split('#');
  return (
    <>
      {before}
      <span data-site-weight="">…</span>
      {after}
    </>
  );
}
