import { SectionHeading } from '../../components/ui/SectionHeading.tsx';
import { mailtoLink } from '../../lib/contact.ts';
import type { ProductId } from '../../routes.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './PressKit.module.css';
import { PressSample } from './PressSample.tsx';
import { ClothSample, ColourSample, FaceSample, LogoSample } from './samples.tsx';

type Kit = PageOf<'press'>['kit'];

export interface PressKitProps {
  kit: Kit;
  siteName: string;
  productNames: Readonly<Record<ProductId, string>>;
  /** Where the files are asked for. */
  email: string;
}

/** The brand laid out like a cloth merchant's sample book: the things themselves, then their label. */
export function PressKit({ kit, siteName, productNames, email }: PressKitProps) {
  const { logo, cloths, colours, face } = kit.groups;
  const asked = (name: string) => ({
    request: kit.request,
    href: mailtoLink(email, `${kit.requestSubject} ${name}`),
  });
  return (
    <>
      <SectionHeading title={kit.title} lede={kit.lede} id="carnet" />
      <div className={styles.book}>
        <PressSample {...logo} {...asked(logo.name)} place="logo">
          <LogoSample siteName={siteName} />
        </PressSample>
        <PressSample {...colours} {...asked(colours.name)} place="colours">
          <ColourSample items={colours.items} />
        </PressSample>
        <PressSample {...cloths} {...asked(cloths.name)} place="cloths">
          <ClothSample names={{ house: cloths.house, ...productNames }} />
        </PressSample>
        <PressSample {...face} {...asked(face.name)} place="face">
          <FaceSample word={face.word} alphabet={face.alphabet} />
        </PressSample>
      </div>
    </>
  );
}
