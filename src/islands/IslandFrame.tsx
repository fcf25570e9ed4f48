type IslandFrameProps = Readonly<Record<'name' | 'html' | 'props' | 'lost', string>> & {
  state: string | undefined;
};

/** What React has drawn, which alone it hydrates, and the island's props, as JSON. */
export const IslandFrame = ({ name, html, props, state, lost }: IslandFrameProps) => (
  <div data-island={name} data-state={state}>
    <div dangerouslySetInnerHTML={{ __html: html }} />
    <script type="application/json" data-lost={lost} dangerouslySetInnerHTML={{ __html: props }} />
  </div>
);
