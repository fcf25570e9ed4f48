import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { serializeJson } from '../lib/structured-data.ts';
import { IslandRoot } from './IslandRoot.tsx';
import type { IslandName } from './registry.ts';

export interface IslandProps<Props extends object> {
  /** Name of the component in `registry.ts`, which fetches it in the browser. */
  name: IslandName;
  component: ComponentType<Props>;
  /** Travels in the page: plain data only. */
  props: Props;
  /** Query parameters that hydrate the island at once, to show the state that was shared. */
  state?: string;
}

/**
 * A React component that hydrates when somebody touches it; whole and readable before. The page
 * that shows it also needs `<IslandScript />`. Why not Astro's own islands: docs/decisions/008.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  state,
}: IslandProps<Props>) {
  const html = renderToString(<IslandRoot>{createElement(component, props)}</IslandRoot>);
  return (
    <div data-island={name} data-state={state}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: serializeJson(props) }} />
    </div>
  );
}
