import { Component, type ReactNode } from 'react';

interface Props {
  /** Whether the dialog is open; opening it again tries anew. */
  open: boolean;
  children: ReactNode;
}

interface State {
  open: boolean;
  error: unknown;
}

/**
 * Survives that somebody else (an ad blocker, a translator, an extension) has removed the dialog's element: React can't
 * remove it a second time, and would unmount the whole root. Other errors are passed on.
 */
export class RemovedNode extends Component<Props, State> {
  override state: State = { open: this.props.open, error: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ open }: Props, before: State): Partial<State> | null {
    return open === before.open ? null : { open, error: open ? null : before.error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}
