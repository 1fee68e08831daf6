import { type Country, countryDefaults } from '@tresen/domain/kit/countries';
import {
  closingPrinter,
  type PrintContext,
  type PrintLanguage,
  printLanguageOf,
  type ReceiptLayout,
  receiptPrinter,
  sampleClosing,
  sampleReceipt,
  sampleSeller,
} from '@tresen/domain/master-data/receipt-layouts';
import { memo, useId, useMemo, useState } from 'react';
import { ChoiceBox, ReferenceBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import styles from './layout-editor.module.css';
import type { LinePlace } from './layout-edits.ts';
import { layoutTexts } from './layout-texts.ts';
import { type PreviewReceipt, usePreviewReceipt, useReceiptSource } from './preview-receipt.ts';
import { PreviewRoll } from './preview-roll.tsx';
import { PreviewText } from './preview-text.tsx';
import { TestPrint } from './test-print.tsx';

interface LayoutPreviewProps {
  readonly layout: ReceiptLayout;
  readonly country: Country;
  /** The one that is chosen; null for that of the country. */
  readonly language: PrintLanguage | null;
  readonly placeholders: Readonly<Record<string, string>>;
  readonly chosen: LinePlace | null;
  /** The branch whose receipts it shows; null for all. */
  readonly unitId: string | null;
  /** The register that it is for; null for all of the branch. */
  readonly deviceId: string | null;
}

const looks = ['asText', 'roll58', 'roll80'] as const;
type Look = (typeof looks)[number];

/** What a layout prints of a receipt of the tenant, or of an example, while it is edited. */
export const LayoutPreview = (props: LayoutPreviewProps) => {
  const { layout, country, language, placeholders, chosen, unitId, deviceId } = props;
  const t = useTexts(layoutTexts);
  const [look, setLook] = useState<Look>(layout.width <= 34 ? 'roll58' : 'roll80');
  const [receiptId, setReceiptId] = useState<string | null>(null);
  const real = usePreviewReceipt(receiptId);
  const mayChooseRegister = useMayUse('Query.deviceList');
  const out = usePrintOut(layout, { country, language, placeholders }, real);
  return (
    <section className={styles.preview} aria-label={t.preview}>
      <LookChoice value={look} onValue={setLook} />
      {layout.kind !== 'closing' && (
        <ReceiptChoice unitId={unitId} value={receiptId} onValue={setReceiptId} />
      )}
      {layout.kind === 'receipt' && isUnsigned(real) && <p className={styles.hint}>{t.unsigned}</p>}
      <div className={styles.paper} {...scrolled(t.paperTitle)}>
        {look === 'asText' ? (
          <PreviewText out={out} chosen={chosen} />
        ) : (
          <PreviewRoll out={out} roll={look === 'roll58' ? 58 : 80} chosen={chosen} />
        )}
      </div>
      {mayChooseRegister && (
        <TestPrint
          test={{ layout, receipt: real?.receipt ?? null, placeholders }}
          unitId={unitId}
          deviceId={deviceId}
        />
      )}
    </section>
  );
};

/** An Austrian receipt that came without the code that its register has printed: what follows is not that paper. */
const isUnsigned = (real: PreviewReceipt | undefined): boolean =>
  real?.country === 'AT' && !real.receipt.rksvCode;

/** Without a focus of its own nobody could scroll it by keyboard. */
const scrolled = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

interface LookChoiceProps {
  readonly value: Look;
  readonly onValue: (value: Look) => void;
}

// What is chosen above the paper is not drawn anew at each key, only the paper is.
const LookChoice = memo(function LookChoice({ value, onValue }: LookChoiceProps) {
  const t = useTexts(layoutTexts);
  const id = useId();
  return (
    <ChoiceBox
      required
      label={t.previewAs}
      name={`${id}look`}
      options={looks.map((look) => ({ value: look, title: t[look] }))}
      value={value}
      onValue={(chosen) => chosen && onValue(chosen)}
    />
  );
});

interface ReceiptChoiceProps {
  readonly unitId: string | null;
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
}

const ReceiptChoice = memo(function ReceiptChoice({ unitId, value, onValue }: ReceiptChoiceProps) {
  const t = useTexts(layoutTexts);
  const source = useReceiptSource(unitId);
  const mayRead = useMayUse('Query.receipts');
  if (!mayRead) return <p className={styles.hint}>{t.sample}</p>;
  return (
    <ReferenceBox
      label={t.receipt}
      name="previewReceipt"
      source={source}
      value={value}
      onValue={onValue}
      hint={t.receiptHint}
    />
  );
});

function usePrintOut(
  layout: ReceiptLayout,
  { language, placeholders, ...place }: Pick<LayoutPreviewProps, 'country' | 'language' | 'placeholders'>,
  real: PreviewReceipt | undefined,
) {
  const { kind } = layout;
  // A layout of several countries prints a receipt as the registers of its own country do.
  const country = real?.country ?? place.country;
  const print = useMemo(() => {
    const context: PrintContext = {
      language: language ?? printLanguageOf(null, country),
      country,
      placeholders,
      zone: real?.zone ?? countryDefaults[country].zone,
      branch: real?.branch ?? 'Mitte',
      seller: real ? real.seller : sampleSeller(country),
    };
    return kind === 'closing'
      ? closingPrinter(sampleClosing(country), context)
      : receiptPrinter(real?.receipt ?? sampleReceipt(country), context);
  }, [kind, country, placeholders, real, language]);
  return useMemo(() => print(layout), [print, layout]);
}
