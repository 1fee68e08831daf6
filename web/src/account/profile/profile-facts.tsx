import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { useRoleWords } from '../../kit/roles/index.ts';
import { Avatar } from './avatar.tsx';
import styles from './profile.module.css';
import type { OwnProfile } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';

/** Who one is here. */
export const ProfileFacts = ({ profile }: { readonly profile: OwnProfile }) => {
  const t = useTexts(profileTexts);
  const { firstName, lastName, company, email, phone, language } = profile;
  const role = useRoleWord(profile.role);
  const name = `${firstName} ${lastName}`;
  return (
    <Panel>
      <div className={styles.who}>
        <Avatar profile={profile} alt={t.pictureOf(name)} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.muted}>{[role, company].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <FactList
        facts={[
          { name: t.email, value: email },
          { name: t.phone, value: phone ?? t.none },
          { name: t.language, value: language === 'en' ? t.english : t.german },
        ]}
      />
    </Panel>
  );
};

function useRoleWord(role: string): string {
  const words: Readonly<Record<string, string>> = useRoleWords();
  return words[role] ?? role;
}
