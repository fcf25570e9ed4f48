/** The Chromium of this machine, or the npm package's where there is none. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Without its windows first: it does the same in half the processor's time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Beside the package, so that another version of it unpacks its own. */
const unpacked = fileURLToPath(new URL('../unpacked/', import.meta.resolve('@sparticuz/chromium')));

/**
 * Where Chromium is: the path in `CHROMIUM_PATH`, the copy that Playwright has installed, the
 * system's, or else the copy in the npm package, unpacked once.
 * @throws Error with the command to install it, where the npm package has none for this machine
 */
export function chromiumPath(): string {
  const { CHROMIUM_PATH: named } = process.env;
  return (
    named ?? [chromium.executablePath(), ...PLACES].find((place) => existsSync(place)) ?? fromNpm()
  );
}

function fromNpm(): string {
  if (`${process.platform} ${process.arch}` !== 'linux x64') {
    throw new Error('Chromium manque : npx playwright install chromium');
  }
  const program = `${unpacked}start`;
  if (!existsSync(program)) unpack();
  return program;
}

/** Fontconfig's file where the system has none: a machine without fonts would draw no letter. */
const FONTS = `<fontconfig><dir>${unpacked}fonts</dir></fontconfig>\n`;

/** The package's own libraries first: a bare system has no NSS. */
const START = `#!/bin/sh
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE='${unpacked}fonts.xml'
export LD_LIBRARY_PATH='${unpacked}al2023/lib'
exec '${unpacked}chromium' "$@"
`;

/** Two processes may do this at the same time: the folder appears whole, from the first process. */
function unpack(): void {
  const folder = mkdtempSync(unpacked.replace(/\/$/, '-'));
  // Made for Amazon's functions: that variable brings the libraries that those lack too.
  execFileSync(
    process.execPath,
    ['-e', "import('@sparticuz/chromium').then((held) => held.default.executablePath())"],
    { env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' } },
  );
  writeFileSync(`${folder}/fonts.xml`, FONTS);
  writeFileSync(`${folder}/start`, START, { mode: 0o755 });
  try {
    renameSync(folder, unpacked);
  } catch (error) {
    rmSync(folder, { recursive: true });
    if (!existsSync(`${unpacked}start`)) throw error;
  }
}
