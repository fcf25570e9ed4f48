import { authorities } from '#schemas/authority.ts';
import { site } from '#site.config.ts';
import { readYaml } from './yaml-file.ts';

const authoritiesFile = 'src/content/authorities.yaml';

/**
 * The deployment values that texts may call, by their variables, with what the country of DATA_AUTHORITY says of itself.
 * @param root the project's folder, or nothing where one stands in it
 * @throws Error naming the file of authorities, and each field with what is wrong with it.
 */
export function readDeployed(root = ''): Readonly<Record<string, string>> {
  const parsed = authorities.safeParse(readYaml(authoritiesFile, root));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(`${authoritiesFile} : ${faults.join(' ; ')}`);
  }
  const { name, law, site: address } = parsed.data[site.dataCountry];
  return {
    ...site.printed,
    DATA_AUTHORITY: name,
    DATA_LAW: law,
    DATA_AUTHORITY_SITE: address,
  };
}
