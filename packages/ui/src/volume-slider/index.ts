export { VolumeSlider, type VolumeSliderProps } from './volume-slider.tsx';
