import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { SHOWN } from '#editor/fault-bar.ts';
import { FAULT } from '#loading/content-loader.ts';
import { devFaults } from '../integrations/dev-faults.ts';

test('a fault is said once, whoever opens a page sees it, and it goes when all is mended', () => {
  const watcher = new EventEmitter();
  const ws = Object.assign(new EventEmitter(), { send: vi.fn() });
  const logger = { error: vi.fn() };
  const setup = devFaults().hooks['astro:server:setup'] as (dev: object) => void;
  setup({ server: { watcher, ws }, logger });
  // Sent to the editor as its own message, which is empty when all is corrected.
  const sent = () =>
    ws.send.mock.calls
      .splice(0)
      .map(([sent, words]) => (sent === SHOWN ? { words } : (sent.err?.message ?? sent.type)));
  const fault = ['figures.yaml : faux', { words: 'figures.yaml : faux' }];

  for (const from of ['pages', 'plans', 'faq']) watcher.emit(FAULT, from, 'figures.yaml : faux');
  expect(sent()).toEqual(fault);
  expect(logger.error.mock.calls).toEqual([['figures.yaml : faux']]);
  ws.emit('connection');
  expect(sent()).toEqual(fault);
  ws.emit(SHOWN);
  expect(sent()).toEqual(fault.slice(1));
  watcher.emit(FAULT, 'a.mdx', 'a.mdx : faux');
  expect(sent()[0]).toBe('figures.yaml : faux\na.mdx : faux');
  watcher.emit(FAULT, 'a.mdx');
  expect(sent()).toEqual(fault);
  for (const from of ['pages', 'plans', 'faq']) watcher.emit(FAULT, from);
  expect(sent()).toEqual([{ words: '' }, 'full-reload']);
  ws.emit('connection');
  expect(sent()).toEqual([{ words: '' }]);
});
