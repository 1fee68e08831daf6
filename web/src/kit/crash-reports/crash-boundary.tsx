import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Shows in place of what broke. */
  readonly fallback: (error: unknown) => ReactNode;
}

/** Keeps a part of the page that breaks from taking the rest along. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly broken?: { error: unknown } }> {
  override state: { readonly broken?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.fallback(broken.error) : this.props.children;
  }
}
