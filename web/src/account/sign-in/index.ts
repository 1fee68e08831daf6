export { ExternalAgain } from './external/external-again.tsx';
export { LoginForm } from './login-form.tsx';
export { LoginPage } from './login-page.tsx';
export { signInTexts } from './sign-in-texts.ts';
