/** Width of the column of checkboxes, in CSS pixels. The column beside it is sticky at this distance. */
export const CHECKBOX_WIDTH = 56;
