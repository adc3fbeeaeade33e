/**
 * Media condition of windows with room for the support buttons between content and edge: 1240 px of content, and twice a
 * button with space around it. In others they're below the content, where the footer leaves space for them.
 */
export const beside = 'screen and (min-width: 1416px)';
