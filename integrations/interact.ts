import type { AstroIntegration } from 'astro';

/** Registers `client:interact`: an island hydrates when somebody touches it. */
export function interact(): AstroIntegration {
  return {
    name: 'interact',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interact', entrypoint: './src/islands/interact.ts' });
      },
    },
  };
}
