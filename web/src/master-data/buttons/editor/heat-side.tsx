import type { ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import { ChoicesSelect } from '../../../kit/form/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { HeatPanel, SpanChoice } from '../heat/index.ts';
import styles from './button-editor.module.css';
import { buttonTexts } from './buttons-texts.ts';
import type { PaletteItem } from './palette-source.ts';
import type { HeatView } from './use-heat-view.ts';

interface HeatSideProps {
  readonly view: HeatView;
  readonly nameOf: (mapping: ButtonMapping) => string;
  readonly onShow: (mapping: ButtonMapping) => void;
  /** Puts an article onto the cell that is aimed at, or into the hand. */
  readonly onPlace: (item: PaletteItem) => void;
}

/** Beside the buttons while their sales show: of when and where, and what follows from them. */
export const HeatSide = ({ view, nameOf, onShow, onPlace }: HeatSideProps) => {
  const t = useTexts(buttonTexts);
  const { span, setSpan, branches, units, setUnits, state } = view;
  return (
    <div className={styles.panel}>
      <SpanChoice name="heatSpan" span={span} onSpan={setSpan} />
      {branches.length > 1 && (
        <ChoicesSelect
          label={t.heatBranches}
          all={t.heatAllBranches}
          options={branches}
          value={units}
          onValue={setUnits}
        />
      )}
      <HeatPanel
        state={state}
        nameOf={nameOf}
        onShow={onShow}
        onPlace={({ articleId: id, name }) =>
          onPlace({ target: { kind: 'article', id }, name, colour: null, price: null })
        }
      />
    </div>
  );
};
