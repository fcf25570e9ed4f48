import type { Period } from '#lib/figures.ts';
import { authorities } from '#schemas/authority.ts';
import { site } from '#site.config.ts';
import { checked } from './checked.ts';
import { readYaml } from './yaml-file.ts';

const authoritiesFile = 'src/content/authorities.yaml';

/**
 * The deployment values that texts may call by the names of their variables, with the authority,
 * the law and the site of the country that `DATA_AUTHORITY` names.
 * @param root the project's folder, ending with a slash; empty for the current folder
 * @throws Refusal naming the file of authorities, each wrong field and the reason
 */
export function readDeployed(root = ''): Readonly<Record<string, string | Period>> {
  const countries = checked(authoritiesFile, authorities, readYaml(authoritiesFile, root));
  const { name, law, site: address } = countries[site.dataCountry];
  return {
    ...site.printed,
    DATA_AUTHORITY: name,
    DATA_LAW: law,
    DATA_AUTHORITY_SITE: address,
  };
}
