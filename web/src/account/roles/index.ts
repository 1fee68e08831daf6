export { RoleChoice } from './role-choice.tsx';
export { useRoleName } from './role-words.ts';
