"""The pen of the drawing sheets: dimension lines, arrows and figures as plain SVG strings."""
import math
INK, DIM = '#151C1A', '#45534E'
CSS = f'''<style>
.d{{fill:none;stroke:{DIM};stroke-width:1.6}}
.a{{fill:{DIM};stroke:none}}
text{{font:500 30px "IBM Plex Mono","Liberation Mono",monospace;fill:{INK}}}
.k{{fill:{INK};stroke:none}}
.l{{fill:#fff}}
</style>'''
class Svg:
    def __init__(s, w=800, h=800): s.w, s.h, s.b, s.defs = w, h, [], ''
    def add(s, x): s.b.append(x)
    def path(s, d, cls='o', extra=''): s.add(f'<path class="{cls}" d="{d}" {extra}/>')
    def line(s, x1, y1, x2, y2, cls='o'): s.path(f'M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}', cls)
    def circle(s, x, y, r, cls='o', extra=''): s.add(f'<circle class="{cls}" cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {extra}/>')
    def rect(s, x, y, w, h, r=0, cls='o', extra=''): s.add(f'<rect class="{cls}" x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="{r}" {extra}/>')
    def cl(s, x, y, r): s.line(x-r, y, x+r, y, 'c'); s.line(x, y-r, x, y+r, 'c')
    def arrow(s, x, y, ang):
        a = math.radians(ang); L, W = 16, 4.6; c, n = math.cos(a), math.sin(a)
        s.add(f'<path class="a" d="M{x:.1f} {y:.1f}L{x-L*c-W*n:.1f} {y-L*n+W*c:.1f}L{x-L*c+W*n:.1f} {y-L*n-W*c:.1f}Z"/>')
    def letter(s, x, y, txt):             # what heads a column of the sizes: upright, on the dimension line
        if txt: s.rect(x-19, y-19, 38, 38, 3, 'k'); s.add(f'<text class="l" x="{x:.1f}" y="{y+10.5:.1f}" text-anchor="middle">{txt}</text>')
    def dimh(s, x1, x2, y, txt, y0=None, out=False, letter=''):
        if y0 is not None:
            for x in (x1, x2): s.line(x, y0+(6 if y > y0 else -6), x, y+(6 if y > y0 else -6), 'd')
        if out: s.line(x1-26, y, x1, y, 'd'); s.line(x2, y, x2+26, y, 'd'); s.arrow(x1, y, 0); s.arrow(x2, y, 180)
        else: s.line(x1, y, x2, y, 'd'); s.arrow(x1, y, 180); s.arrow(x2, y, 0)
        s.letter(x2+49 if out else (x1+x2)/2, y, letter); by = 16 if letter and not out else 0
        s.add(f'<text x="{(x1+x2)/2 if not out else x2+(76 if letter else 32):.1f}" y="{y-11-by if not out else y+10:.1f}" text-anchor="{"middle" if not out else "start"}">{txt}</text>')
    def dimv(s, y1, y2, x, txt, x0=None, out=False, letter=''):
        if x0 is not None:
            for y in (y1, y2): s.line(x0+(6 if x > x0 else -6), y, x+(6 if x > x0 else -6), y, 'd')
        if out:
            s.line(x, y1-26, x, y1, 'd'); s.line(x, y2, x, y2+26, 'd'); s.arrow(x, y1, 90); s.arrow(x, y2, -90)
            s.letter(x-30, (y1+y2)/2, letter); by = 44 if letter else 0
            s.add(f'<text x="{x-12-by:.1f}" y="{(y1+y2)/2+10:.1f}" text-anchor="end">{txt}</text>'); return
        s.line(x, y1, x, y2, 'd'); s.arrow(x, y1, -90); s.arrow(x, y2, 90)
        m = (y1+y2)/2; s.letter(x, m, letter); x -= 16 if letter else 0; s.add(f'<text x="{x-11:.1f}" y="{m:.1f}" text-anchor="middle" transform="rotate(-90 {x-11:.1f} {m:.1f})">{txt}</text>')
    def leader(s, x, y, x2, y2, txt, anchor='start'):
        e = 18 if anchor == 'start' else -18
        s.path(f'M{x:.1f} {y:.1f}L{x2:.1f} {y2:.1f}h{e}', 'd'); s.arrow(x, y, math.degrees(math.atan2(y-y2, x-x2)))
        s.add(f'<text x="{x2+e*1.25:.1f}" y="{y2+10:.1f}" text-anchor="{anchor}">{txt}</text>')
