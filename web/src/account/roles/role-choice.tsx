import type { Role } from '@tresen/domain/kit/groups';
import { Choice } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useRoleWords } from '../../kit/roles/index.ts';
import { knownRoles, roleTexts } from './role-words.ts';

interface RoleChoiceProps {
  /** The roles that one may give, as the server names them. */
  readonly options: readonly string[];
  readonly value: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (role: Role) => void;
}

/** One of the roles that one may give, each with a sentence about what it is for. */
export const RoleChoice = ({ options, value, error, onChange }: RoleChoiceProps) => {
  const t = useTexts(roleTexts);
  const words = useRoleWords();
  const choices = knownRoles(options).map((role) => ({
    value: role,
    title: words[role],
    hint: t[`${role}Hint`],
  }));
  return (
    <Choice
      legend={t.role}
      name="role"
      options={choices}
      value={choices.find((choice) => choice.value === value)?.value}
      error={error}
      onChange={onChange}
    />
  );
};
