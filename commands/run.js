/**
 * Runs a command of this folder; plain JavaScript, so that a Node too old for TypeScript gets a
 * clear message.
 */
const NEEDED = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Node ${NEEDED.join('.')} ou plus récent est nécessaire ; voici ${process.version}.`,
  );
  process.exit(1);
}
const [name] = process.argv.splice(2, 1);
await import(`./${name}.ts`);
