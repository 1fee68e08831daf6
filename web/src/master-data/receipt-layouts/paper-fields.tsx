import Button from '@mui/material/Button';
import { codePageNames, printWidth } from '@tresen/domain/master-data/receipt-layouts';
import { memo, useState } from 'react';
import { ChoiceBox, NumberBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { ImageOutlinedIcon } from '../../kit/icons/image-outlined.tsx';
import { ChooseButton } from '../../kit/picture-upload/index.ts';
import styles from './layout-editor.module.css';
import { dotsOf, type Paper } from './layout-paper.ts';
import { layoutTexts } from './layout-texts.ts';
import { logoPicture } from './logo-picture.ts';
import { type ReadLogoFault, readLogo } from './read-logo.ts';

interface PaperFieldsProps extends Paper {
  /** Stays the same function: nothing here is drawn anew while a line is typed into. */
  readonly onPaper: (given: Partial<Paper>, field?: string) => void;
  readonly widthError: string | undefined;
}

/** What the layout has to know of the printer, and the logo. */
export const PaperFields = memo(function PaperFields(props: PaperFieldsProps) {
  const { width, codePage, codePageNumber, logo, onPaper, widthError } = props;
  const t = useTexts(layoutTexts);
  return (
    <fieldset className={styles.paperFields}>
      <legend>{t.paper}</legend>
      <div className={styles.fields}>
        <ChoiceBox
          required
          label={t.width}
          name="width"
          options={widthsWith(width).map((value) => ({ value, title: String(value) }))}
          value={width}
          hint={t.widthHint}
          error={widthError}
          onValue={(chosen) => chosen !== null && onPaper({ width: chosen })}
        />
        <ChoiceBox
          required
          label={t.codePage}
          name="codePage"
          options={codePageNames.map((value) => ({ value, title: t.codePages[value] }))}
          value={codePage}
          hint={t.codePageHint}
          onValue={(chosen) => chosen && onPaper({ codePage: chosen })}
        />
        <NumberBox
          label={t.codePageNumber}
          hint={t.codePageNumberHint}
          value={codePageNumber}
          onNumber={(given) => isByte(given) && onPaper({ codePageNumber: given }, 'codePageNumber')}
        />
      </div>
      <LogoField width={width} logo={logo} onPaper={onPaper} />
    </fieldset>
  );
});

function LogoField({ width, logo, onPaper }: Pick<PaperFieldsProps, 'width' | 'logo' | 'onPaper'>) {
  const t = useTexts(layoutTexts);
  const [fault, setFault] = useState<ReadLogoFault>();
  const [isBusy, setBusy] = useState(false);
  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setBusy(true);
    const read = await readLogo(file, dotsOf(width));
    setBusy(false);
    setFault(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') onPaper({ logo: read });
  };
  return (
    <div className={styles.logo}>
      {logo && <img src={logoPicture(logo)} alt={t.logoAlt} className={styles.logoPicture} />}
      <ChooseButton
        label={t.chooseLogo}
        icon={<ImageOutlinedIcon />}
        busy={isBusy}
        onChoose={(files) => void choose(files)}
      />
      {logo && (
        <Button color="inherit" startIcon={<DeleteOutlinedIcon />} onClick={() => onPaper({ logo: null })}>
          {t.removeLogo}
        </Button>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {t[fault]}
        </p>
      )}
    </div>
  );
}

function widthsWith(width: number): readonly number[] {
  const { least, max, usual } = printWidth;
  return [...new Set([least, ...usual, max, width])].toSorted((one, other) => one - other);
}

function isByte(number: number | null): boolean {
  return number === null || (Number.isInteger(number) && number >= 0 && number <= 255);
}
