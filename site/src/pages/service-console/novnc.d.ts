// What is used of noVNC (docs/API.md there); its published types are those of an older layout of the package.
declare module '@novnc/novnc' {
  /** A connection to a screen, drawn into an element. */
  export default class RFB extends EventTarget {
    constructor(target: HTMLElement, url: string, options?: { shared?: boolean });
    /** Shrinks or enlarges the screen to its element. */
    scaleViewport: boolean;
    focusOnClick: boolean;
    sendCtrlAltDel(): void;
    disconnect(): void;
  }
}
