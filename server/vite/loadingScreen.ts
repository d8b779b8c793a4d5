import config from '../../tailwind.config.ts'

const { theme } = config
const { steel, line, 'on-steel': onSteel } = theme.colors

/**
 * The loading screen (LOAD-01) around the shop's logo, before any style sheet; sections/LoadingScreen.tsx takes it away.
 */
export const loadingScreen = (logo: string): string => `<style>
  #loading {
    --length: min(40rem, 80vw);
    --edge: calc(var(--length) * 0.02);
    position: fixed;
    inset: 0;
    z-index: 90;
    display: grid;
    place-items: center;
    background: ${steel.DEFAULT};
    /* Disappears after 10 s, so that a profile check without a response does not block the shop. */
    animation: loading-end 0s 10s forwards;
  }
  #loading div {
    position: relative;
  }
  #loading .slot {
    position: absolute;
    left: -10px;
    top: -12px;
    width: 10px;
    height: calc(100% + 24px);
    box-sizing: border-box;
    background: ${steel.hover};
    border-right: 2px solid ${onSteel.faint};
  }
  #loading .window {
    position: relative;
    overflow: hidden;
  }
  #loading svg {
    display: block;
    width: var(--length);
    height: auto;
  }
  /* The dark half of the window, with an edge: it moves one tick at a time and uncovers the logo. */
  #loading .cover {
    position: absolute;
    inset: 0;
    background: ${steel.DEFAULT};
    border-left: var(--edge) solid ${line};
    transform: translateX(var(--length));
    animation: loading-pull 2s steps(50) backwards;
  }
  #loading .label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @keyframes loading-pull {
    from {
      transform: none;
    }
  }
  @keyframes loading-end {
    to {
      visibility: hidden;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    #loading .cover {
      animation: none;
    }
  }
  noscript {
    position: fixed;
    inset: auto 0 0;
    z-index: 91;
    padding: 2rem 1.5rem;
    background: ${steel.DEFAULT};
    color: ${onSteel.DEFAULT};
    font: 1rem/1.5 ${theme.fontFamily.sans.join(', ')};
    text-align: center;
  }
</style>
<div id="loading" role="status">
  <div>
    <span class="slot"></span>
    <div class="window" aria-hidden="true">
      ${logo}
      <div class="cover"></div>
    </div>
  </div>
  <span class="label">Loading the shop</span>
</div>`
