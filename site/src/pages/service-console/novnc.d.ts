// What is used of noVNC (docs/API.md there); its published types are those of an older layout of the package.
declare module '@novnc/novnc' {
  /** A connection to a screen, drawn into an element. */
  export default class RFB extends EventTarget {
    constructor(target: HTMLElement, url: string, options?: { shared?: boolean });
    /** Shrinks or enlarges the screen to its element. */
    scaleViewport: boolean;
    focusOnClick: boolean;
    sendCtrlAltDel(): void;
    /** Presses a key (X11 keysym) and releases it, or only one of the two. `code`: the physical key, null for any. */
    sendKey(keysym: number, code: string | null, down?: boolean): void;
    disconnect(): void;
  }
}
