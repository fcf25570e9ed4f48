import { expect, test } from 'vitest';
import { runInCopy } from './copy-of-project.ts';

/** It ends at once, and what it has started keeps its output open. */
const STARTS_ANOTHER = `
  const args = ['--eval', 'setInterval(() => {}, 1000)'];
  require('node:child_process').spawn(process.execPath, args, { stdio: 'inherit' }).unref();
  console.log('started');`;

test('a command that does not end is stopped with what it has started', async () => {
  await expect(runInCopy({ folder: '.' }, ['--eval', STARTS_ANOTHER], {}, 3000)).rejects.toThrow(
    'started\n\nstopped: it had not ended after 3 s',
  );
});
