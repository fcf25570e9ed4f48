import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import { Card, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import { afterColon } from '#i18n/format.ts';
import type { PressFile } from './press-files.ts';

export interface PressFilesProps {
  title: string;
  lede: string;
  download: string;
  files: readonly PressFile[];
}

/** The files of the press kit: what each is, its format, its size and its download. */
export function PressFiles({ title, lede, download, files }: PressFilesProps) {
  return (
    <>
      <SectionHeading title={title} lede={lede} id={anchors.pressFiles} />
      <Tiles as="ul" count={4} gap={4}>
        {files.map((file) => (
          <Card key={file.href} as="li" leads data-place={file.group}>
            <h3>{file.name}</h3>
            <p className={text.note}>{file.text}</p>
            <p>
              <strong className={text.display4}>{file.size}</strong>{' '}
              <span className={text.note}>{file.formats}</span>
            </p>
            <a href={file.href} download>
              {download}
              <span className="visually-hidden">{afterColon(file.name)}</span>
              <Icon name="download" size={18} />
            </a>
          </Card>
        ))}
      </Tiles>
    </>
  );
}
