export { Choice } from './choice.tsx';
export { DateBox } from './date-box.tsx';
export { FormDialog } from './form-dialog.tsx';
export { NumberBox } from './number-box.tsx';
export { PasswordBox } from './password-box.tsx';
export { TextBox } from './text-box.tsx';
