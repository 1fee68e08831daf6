import { type QuickPanelData, type QuickToggle, quickToggles } from '@tresen/domain/content/quick-panel';
import { useId, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { changeSettings, useSettings } from '../../kit/settings/index.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import styles from './quick-panel.module.css';
import { quickPanelTexts } from './quick-panel-texts.ts';
import { QuickSwitch } from './quick-switch.tsx';

type Toggles = QuickPanelData['toggles'];

/** As long as the server has not answered, nothing can be switched. */
const unknown: Toggles = quickToggles.map((id) => ({ id, isOn: id === 'notifications', isEnabled: false }));

/** Notifications, and the two of the cloud; a deployment says which of them people may switch (SHL-38 to SHL-40). */
export const QuickSettings = ({ toggles = unknown }: { readonly toggles?: Toggles | undefined }) => {
  const t = useTexts(quickPanelTexts);
  const id = useId();
  const { alertNotices } = useSettings();
  const [isAsking, setAsking] = useState(false);
  const agree = () => {
    setAsking(false);
    toggleNotices();
  };
  const toggle = (name: QuickToggle) => {
    const { isOn = false, isEnabled = false } = toggles.find((each) => each.id === name) ?? {};
    return (
      <QuickSwitch
        name={t[name]}
        isOn={name === 'notifications' ? alertNotices : isOn}
        fixedBecause={isEnabled ? null : t[`${name}Fixed`]}
        onSwitch={() => setAsking(true)}
      />
    );
  };
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {t.settings}
      </h3>
      {toggle('notifications')}
      <h4 className={styles.subheading}>{t.cloud}</h4>
      {toggle('cloudSync')}
      {toggle('push')}
      {isAsking && (
        <AgreeDialog
          text={alertNotices ? t.turnOff : t.turnOn}
          onAgree={agree}
          onDiscard={() => setAsking(false)}
        />
      )}
    </section>
  );
};

function toggleNotices() {
  return changeSettings((old) => ({ ...old, alertNotices: !old.alertNotices }));
}
