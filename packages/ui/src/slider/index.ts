export { Slider, type SliderProps } from './slider.tsx';
export type { SliderMark } from './slider-base.tsx';
