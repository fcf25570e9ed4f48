/** Prints the Debian packages without which `npm test` would skip tests on this machine. */
import { missingPackages } from '../tools/debian.ts';

console.log(missingPackages().join(' '));
