import { Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import { LabelledCode } from './LabelledCode.tsx';

export interface ApiSdksProps {
  sdk: Marked<PageOf<'api'>['sdk']>;
  copy: PageOf<'api'>['copy'];
}

export function ApiSdks({ sdk, copy }: ApiSdksProps) {
  return (
    <>
      <SectionHeading id={anchors.sdks} title={sdk.title} lede={sdk.lede} example={sdk.example} />
      <Tiles count={3} gap={4}>
        {sdk.commands.map(({ language, command }) => (
          <LabelledCode key={language} label={language} code={command} words={copy} />
        ))}
      </Tiles>
    </>
  );
}
