export interface SiteWeightProps {
  /** Text with a # for the weight. */
  label: string;
}

/** The weight of the whole site in a sentence: the build writes the figure once it is known. */
export function SiteWeight({ label }: SiteWeightProps) {
  const [before, after] = label.split('#');
  return (
    <>
      {before}
      <span data-site-weight="">…</span>
      {after}
    </>
  );
}
