import { CodeBlock } from '../../components/ui/CodeBlock.tsx';
import { SectionHeading } from '../../components/ui/SectionHeading.tsx';
import type { ApiReference } from '../../schemas/api-reference.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './ApiSdks.module.css';

export interface ApiSdksProps {
  words: PageOf<'api'>['sdk'];
  copy: PageOf<'api'>['copy'];
  sdks: ApiReference['sdks'];
}

export function ApiSdks({ words, copy, sdks }: ApiSdksProps) {
  return (
    <>
      <SectionHeading id="sdk" title={words.title} lede={words.lede} />
      <div className={styles.list}>
        {sdks.map(({ language, command }) => (
          <CodeBlock key={language} label={language} code={command} words={copy} />
        ))}
      </div>
    </>
  );
}
