import { authorities } from '#schemas/authority.ts';
import { site } from '#site.config.ts';
import { checked } from './checked.ts';
import { readYaml } from './yaml-file.ts';

const authoritiesFile = 'src/content/authorities.yaml';

/**
 * The deployment values that texts may call, by their variables, with what the country of DATA_AUTHORITY says of itself.
 * @param root the project's folder, or nothing where one stands in it
 * @throws Refusal naming the file of authorities, and each field with what is wrong with it.
 */
export function readDeployed(root = ''): Readonly<Record<string, string>> {
  const countries = checked(authoritiesFile, authorities, readYaml(authoritiesFile, root));
  const { name, law, site: address } = countries[site.dataCountry];
  return {
    ...site.printed,
    DATA_AUTHORITY: name,
    DATA_LAW: law,
    DATA_AUTHORITY_SITE: address,
  };
}
