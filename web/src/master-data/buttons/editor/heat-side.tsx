import type { ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import { HeatPanel, HeatPlaceChoice, SpanChoice } from '../heat/index.ts';
import styles from './button-editor.module.css';
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
  const { days, places, state, since, sinceOf } = view;
  return (
    <div className={styles.panel}>
      <SpanChoice name="heatSpan" value={days} />
      <HeatPlaceChoice places={places} />
      <HeatPanel
        state={state}
        since={since}
        sinceOf={sinceOf}
        nameOf={nameOf}
        onShow={onShow}
        onPlace={({ articleId: id, name }) =>
          onPlace({ target: { kind: 'article', id }, name, colour: null, price: null })
        }
      />
    </div>
  );
};
