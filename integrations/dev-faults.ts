import type { AstroIntegration } from 'astro';
import { SHOWN } from '#editor/fault-bar.ts';
import { FAULT } from '#loading/content-loader.ts';

/** In development: shows a content file's fault over the page, which keeps what was right. */
export function devFaults(): AstroIntegration {
  return {
    name: 'dev-faults',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const faults = new Map<string, string>();
        let shown = '';
        const show = () => {
          if (shown) server.ws.send({ type: 'error', err: { message: shown, stack: '' } });
          tell();
        };
        // The form that corrects the fault must not be under it.
        const tell = () => server.ws.send(SHOWN, shown);
        server.watcher.on(FAULT, (from: string, message?: string) => {
          if (message) faults.set(from, message);
          else faults.delete(from);
          const all = [...new Set(faults.values())].join('\n');
          if (all === shown) return;
          shown = all;
          show();
          if (!shown) server.ws.send({ type: 'full-reload' });
          // Astro itself prints those of articles.
          else if (message && !from.endsWith('.mdx')) logger.error(message);
        });
        server.ws.on('connection', show);
        server.ws.on(SHOWN, tell);
      },
    },
  };
}
