import Button from '@mui/material/Button';
import { maxButtonLabel } from '@tresen/domain/master-data/buttons';
import { cellKey } from '@tresen/domain/master-data/buttons/grid';
import { memo } from 'react';
import { ColourBox, TextBox } from '../../../kit/form/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './button-editor.module.css';
import type { Faces } from './button-face.tsx';
import { ButtonPictureField } from './button-picture.tsx';
import { buttonTexts } from './buttons-texts.ts';
import type { ButtonTools } from './use-button-tools.ts';

export interface ButtonInspectorProps {
  readonly tools: ButtonTools;
  readonly faces: Faces;
  /** It stays as it is for now: what has just been chosen is drawn in a turn of its own. */
  readonly isWaiting?: boolean;
}

/** The look and size of what is chosen. */
export const ButtonInspector = memo(
  function ButtonInspector({ tools, faces }: ButtonInspectorProps) {
    const t = useTexts(buttonTexts);
    const f = useFormats();
    const { chosen } = tools;
    const [first] = chosen;
    if (!first)
      return (
        <section className={styles.panel}>
          <h2 className={styles.panelTitle}>{t.nothingChosen}</h2>
          <p className={styles.hint}>{t.nothingChosenText}</p>
        </section>
      );
    const only = chosen.length === 1 ? first : undefined;
    const colours = new Set(chosen.map(({ colour }) => colour));
    const title = only ? faces.labelOf(only) : t.manyChosen(f.number(chosen.length));
    return (
      <section className={styles.panel} aria-label={title} data-look>
        <h2 className={styles.panelTitle}>{title}</h2>
        <div className={styles.fields}>
          {only && (
            <TextBox
              label={t.label}
              name="label"
              autoComplete="off"
              placeholder={faces.nameOf(only.target)}
              value={only.label ?? ''}
              inputProps={{ maxLength: maxButtonLabel }}
              onChange={({ target }) => tools.dress({ label: target.value || null }, 'label')}
            />
          )}
          <ColourBox
            label={t.colour}
            name="colour"
            value={colours.size === 1 ? first.colour : null}
            onValue={(colour) => (colour === null || isColour(colour)) && tools.dress({ colour }, 'colour')}
          />
          {only && (
            <ButtonPictureField
              key={cellKey(only)}
              value={only.pictureId}
              onValue={(pictureId) => tools.dress({ pictureId }, 'picture', [only])}
            />
          )}
          {only && <Sizes tools={tools} />}
          <Button color="error" variant="outlined" onClick={() => tools.remove(chosen)}>
            {t.remove}
          </Button>
        </div>
      </section>
    );
  },
  (_, { isWaiting = false }) => isWaiting,
);

function Sizes({ tools }: { readonly tools: ButtonTools }) {
  const t = useTexts(buttonTexts);
  const [only] = tools.chosen;
  if (!only) return null;
  const { rowSpan, columnSpan } = only;
  const entries = [
    { label: t.wider, columnSpan: columnSpan + 1 },
    { label: t.narrower, columnSpan: columnSpan - 1 },
    { label: t.taller, rowSpan: rowSpan + 1 },
    { label: t.lower, rowSpan: rowSpan - 1 },
  ];
  return (
    <div className={styles.sizes}>
      {entries.map(({ label, ...size }) => {
        const next = { rowSpan, columnSpan, ...size };
        return (
          <Button
            key={label}
            variant="outlined"
            disabled={next.rowSpan < 1 || next.columnSpan < 1}
            onClick={() => tools.span(only, next)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

function isColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}
