export { LoginForm } from './login-form.tsx';
export { LoginPage } from './login-page.tsx';
