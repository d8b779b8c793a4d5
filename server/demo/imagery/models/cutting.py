"""Cutting tools."""
from studio import *
from . import model

def max_rpm(d):
    """What a disc bears at 80 m/s on its rim."""
    return f'MAX {round(80*60000/(math.pi*d), -2):,.0f} RPM'.replace(',', ' ')

@model(az=24, el=12, rot=(72,0,0))
def diamond_disc(m_core='turned_steel', paint='orange_paint', D_=115, bore=22.23, t=1.4, seg_t=2.2, n=9, slot=2.2, label='115 × 22.2 mm'):
    """Segmented diamond disc: keyhole slots, sintered segments, printed label ring with text as thin geometry."""
    objs = []; R = D_/2; rin = R-8
    # core with keyhole slots
    out = []
    steps = 14
    for k in range(n):
        a0 = 2*pi*k/n
        hw = slot/2/rin
        for i in range(steps+1):
            a = a0+hw+(2*pi/n-2*hw)*i/steps; out.append((rin*math.cos(a), rin*math.sin(a)))
        # slot to the next one: go in, around the keyhole, and out
        an = a0+2*pi/n; depth = 8.5; kr = 2.4; cx, cy = (rin-depth)*math.cos(an), (rin-depth)*math.sin(an)
        b0 = math.asin(slot/2/kr)
        for i in range(19):
            b = an - b0 - (2*pi-2*b0)*i/18
            out.append((cx+kr*math.cos(b), cy+kr*math.sin(b)))
    core = plate([out, circ(bore/2, 96)], t, m_core, bev=.12, segs=2); objs.append(core)
    # diamond segments
    for k in range(n):
        a0 = 2*pi*k/n; hw = slot/2/R
        pts = []
        for i in range(25): a = a0+hw+(2*pi/n-2*hw)*i/24; pts.append((R*math.cos(a), R*math.sin(a)))
        for i in range(24, -1, -1): a = a0+hw+(2*pi/n-2*hw)*i/24; pts.append(((rin-.6)*math.cos(a), (rin-.6)*math.sin(a)))
        objs.append(plate([pts], seg_t, 'diamond', bev=.22, segs=2))
    # printed label ring + text
    z = t/2+.02
    ring = plate([circ(38, 128), circ(15.5, 96)], .03, paint, bev=0); xf(ring, loc=(0, 0, z)); bake_mesh(ring); objs.append(ring)
    r2 = plate([circ(38.9, 128), circ(38.4, 128)], .03, 'ink_dark', bev=0); xf(r2, loc=(0, 0, z)); bake_mesh(r2); objs.append(r2)
    objs.append(text('DIAMOND', 9.5, 'ink_white', depth=.01, loc=(0, 0, z+.04), circle=25, spacing=1.05))
    objs.append(text(label, 5.2, 'ink_white', depth=.01, loc=(0, 0, z+.04), circle=-30.5))
    objs.append(text(max_rpm(D_), 3.3, 'ink_white', depth=.01, loc=(0, 0, z+.04), circle=-21.5))
    for s in (0, 180):   # rotation arrows
        a = [(33.2*math.cos(math.radians(q)), 33.2*math.sin(math.radians(q))) for q in range(-14, 9)]
        b = [(31.9*math.cos(math.radians(q)), 31.9*math.sin(math.radians(q))) for q in range(8, -15, -1)]
        hd = [(35*math.cos(math.radians(8)), 35*math.sin(math.radians(8))), (32.5*math.cos(math.radians(14)), 32.5*math.sin(math.radians(14))), (30*math.cos(math.radians(8)), 30*math.sin(math.radians(8)))]
        ar = plate([a+hd+b], .02, 'ink_white', bev=0); xf(ar, loc=(0, 0, z+.04), rot=(0, 0, s)); bake_mesh(ar); objs.append(ar)
    return objs

@model(az=24, el=12, rot=(72, 0, 0))
def diamond_rim(m='turned_steel', paint='blue_paint', D_=125, bore=22.23, kind='turbo', label='125 × 22.2 mm', word='TURBO'):
    """Turbo (slanted teeth) or continuous-rim (tile) diamond blade."""
    out = []; R = D_/2; rin = R-8
    out.append(pl([circ(rin+.6, 160), circ(bore/2, 96)], 1.3, m, bev=.1))
    if kind == 'turbo':
        n = 40
        for k in range(n):
            a = 2*pi*k/n; w = 2*pi/n*.60; sk = .10
            p = [((rin if i < 9 else R)*math.cos(a+(sk if i >= 9 else 0)+w*((i % 9)/8 if i < 9 else 1-(i % 9)/8)), (rin if i < 9 else R)*math.sin(a+(sk if i >= 9 else 0)+w*((i % 9)/8 if i < 9 else 1-(i % 9)/8))) for i in range(18)]
            out.append(pl(p, 2.4, 'diamond', bev=.15))
        out.append(pl([circ(R-.3, 160), circ(rin-.2, 160)], 1.6, 'diamond', bev=.1))
    else: out.append(pl([circ(R, 200), circ(rin, 160)], 2.0, 'diamond', bev=.25))
    z = .68; ring = pl([circ(rin*.72, 128), circ(15.5, 96)], .03, paint, (0, 0, z), bev=0); out.append(ring)
    out.append(text(word, 8.6, 'ink_white', depth=.01, loc=(0, 0, z+.05), circle=rin*.50, spacing=1.05)); out.append(text(label, 5, 'ink_white', depth=.01, loc=(0, 0, z+.05), circle=-rin*.58))
    return out

@model(az=24, el=12, rot=(72, 0, 0))
def cutoff_disc(m='abrasive', D_=115, bore=22.23, t=1.6, paint='blue_paint', label='115 × 1.6 × 22.2 mm', word='METAL · INOX'):
    """Resin-bonded cutting disc with printed label and steel bush."""
    R = D_/2; out = [turned([(bore/2, -t/2), (R-.2, -t/2), (R, -t/2+.2), (R, t/2-.2), (R-.2, t/2), (bore/2, t/2), (bore/2, -t/2)], m, seg=160)]
    z = t/2; out.append(pl([circ(R*.74, 128), circ(bore/2+2.8, 96)], .06, paint, (0, 0, z+.02), bev=0)); out.append(pl([circ(R*.74, 128), circ(R*.69, 128)], .05, 'ink_white', (0, 0, z+.06), bev=0))
    out.append(turned([(bore/2, -t/2-.2), (bore/2+3, -t/2-.2), (bore/2+3, t/2+.25), (bore/2+2.6, t/2+.45), (bore/2, t/2+.45), (bore/2, -t/2-.2)], 'zinc'))
    out.append(text(word, R*.115, 'ink_white', depth=.01, loc=(0, 0, z+.1), circle=R*.52, spacing=1.05)); out.append(text(label, R*.078, 'ink_white', depth=.01, loc=(0, 0, z+.1), circle=-R*.54)); out.append(text(max_rpm(D_), R*.055, 'ink_white', depth=.01, loc=(0, 0, z+.1), circle=-R*.40))
    return out

@model(az=-24, el=20, rot=(0, 0, 0))
def hole_saw(m='red_paint', d=51, h=42, arbor=True):
    """Bi-metal hole saw, teeth up, on its arbor with pilot drill."""
    out = []; r = d/2; t = 1.6
    o = turned([(r-t, 2), (r, 2), (r, h-1), (r-t, h-1), (r-t, 2)], m, seg=128)
    sl = [put(box(0, -r, h*.46, 6, 12, 15), rot=(0, 0, a)) for a in (20, 110, 200, 290)]; boolean(o, sl); out.append(o)
    n = int(d*.62)*1; v, f = [], []
    for k in range(n):            # variable-set teeth
        a0, a1, a2 = 2*pi*k/n, 2*pi*(k+.25)/n, 2*pi*(k+1)/n; s = (-.35, .35, 0)[k % 3]; b = len(v)
        for rr in (r-t, r): v += [(rr*math.cos(a0), rr*math.sin(a0), h-1.4), ((rr+s)*math.cos(a1), (rr+s)*math.sin(a1), h+3), (rr*math.cos(a2), rr*math.sin(a2), h-1.4)]
        f += [(b, b+1, b+2), (b+5, b+4, b+3), (b, b+3, b+4, b+1), (b+1, b+4, b+5, b+2), (b+2, b+5, b+3, b)]
    out.append(mesh_obj('teeth', v, f, 'tool_steel', smooth=False)); out.append(turned([(0, 0), (r-1, 0), (r, .8), (r, 4), (0, 4)], m, seg=128))
    if arbor: out += [hexprism(11, -34, 0, 'hard_steel'), cyl(9, -10, 0, 'zinc', ch=.6)]; out += drill_bit_geo('hss', 6.35, 76, z0=-4, flute=.8)
    put(out, rot=(118, 0, 0)); put(out, rot=(0, 0, -30)); lo, hi = bounds(out); return put(out, (0, 0, -lo.z))

def drill_bit_geo(m, d, L, z0=0, flute=.66, point=118, core=.20, pitch=None, seg=40):
    """Twist drill along +Z, point up: a two-lobed section turned along the flute length."""
    r = d/2; zf = z0+L*(1-flute); ze = z0+L; pt = r/math.tan(math.radians(point/2)); pitch = pitch or d*6.2; n = int(L*flute/d*14)
    sec = []
    for i in range(seg):          # land, then a parabolic gullet, twice
        a = 2*pi*i/seg; u = (a % pi)/pi; rr = r if u < .42 else r-(r*(1-core*1.6))*math.sin((u-.42)/.58*pi)**.75
        if .06 < u < .36: rr = r*.965
        sec.append((rr, a))
    v, f = [], []
    for i in range(n+1):
        z = zf+(ze-pt-zf)*i/n; tw = 2*pi*(z-zf)/pitch; k = min(1, i/(n*.06)) 
        for rr, a in sec: q = r+(rr-r)*k; v.append((q*math.cos(a+tw), q*math.sin(a+tw), z))
    tw = 2*pi*(ze-pt-zf)/pitch; b = len(v)
    for rr, a in sec: q = min(rr, r*.12); v.append((q*math.cos(a+tw), q*math.sin(a+tw), ze-pt*q/r))
    for i in range(n+1):
        for j in range(seg): f.append((i*seg+j, i*seg+(j+1) % seg, (i+1)*seg+(j+1) % seg, (i+1)*seg+j))
    f.append(tuple(b+j for j in range(seg)))
    out = [mesh_obj('flutes', v, f, m, autosmooth=34), cyl(r, z0, zf+.2, m, ch=.4, seg=64)]
    return out

@model(az=10, el=42)
def twist_drills(m='hss', kind='hss', sizes=(4, 6, 8, 10)):
    """Set of twist drills side by side; masonry kind has a carbide plate, wood kind a brad point."""
    out = []; x = 0
    for d in sizes:
        L = 55+d*8; g = drill_bit_geo(m, d, L, flute=.64, point=118 if kind != 'wood' else 168)
        if kind == 'masonry': g.append(put(box(0, 0, L-d*.42, d*1.12, d*.26, d*.9, 'carbide'), rot=(0, 0, 20)))
        if kind == 'wood': g.append(turned([(d*.13, L-1), (0, L+d*.35)], m))
        out += lay_flat(g, (0, x), turn=196); x -= d+9
    return out

@model(az=10, el=40)
def sds_bit(m='raw_steel', d=10, L=160, n=2):
    """SDS-plus hammer drill bits: slotted shank, wide flute, carbide tip."""
    out = []
    for i in range(n):
        dd = d+(0, 4, -2)[i]; g = drill_bit_geo(m, dd, L-50, z0=50, flute=.86, point=130, core=.34, pitch=dd*2.6)
        sh = cyl(5, 0, 44, m, ch=1); boolean(sh, [box(5, 0, 22, 3, 3.4, 40), box(-5, 0, 22, 3, 3.4, 40), put(pl(slot2(20, 4.4), 20, None, bev=0), (0, 4, 24), (90, 90, 0)), put(pl(slot2(20, 4.4), 20, None, bev=0), (0, -12, 24), (90, 90, 0))]); g.append(sh); g.append(turned([(5, 43), (6.4, 46), (6.4, 50), (dd*.5, 53)], m))
        g.append(put(box(0, 0, L-dd*.40, dd*1.10, dd*.24, dd*.85, 'carbide'), rot=(0, 0, 30))); out += lay_flat(g, ((-8, 8)[i % 2], 12-24*i), turn=(202, 194)[i % 2])
    return out

@model(az=8, el=48)
def jigsaw_blades(m='tool_steel', n=3, L=100, tpi=4):
    """T-shank jigsaw blades fanned out."""
    out = []; p = 25.4/tpi
    for i in range(n):
        tl = L*.74; k = int(tl/p); tp = []
        for q in range(k): x = -L/2+4+q*p; tp += [(x+.02, -3.4), (x+p*.72, -1.0)]
        outl = [(-L/2, -1.4)]+tp+[(-L/2+4+k*p, -3.0), (L/2-20, -3.4), (L/2-14, -3.4), (L/2-12, -6.4), (L/2-6, -6.4), (L/2-5.6, -3), (L/2, -2.2), (L/2, 2.2), (L/2-5.6, 3), (L/2-6, 6.4), (L/2-12, 6.4), (L/2-14, 3.6), (-L/2+9, 3.6)]
        o = pl(outl, 1.2, m, (0, 0, .6), bev=.08); put(o, (L/2, 0, 0)); put(o, rot=(0, 0, 16-16*i)); put(o, (-L/2, 13-13*i, i*.2)); out.append(o)
    return out

@model(az=-14, el=50, scale=0.5)
def hand_saw(m='tool_steel', L=500, handle='beech', k=.5):
    """Panel saw with a closed handle, half scale."""
    L *= k; out = []; tpi = 7; p = 25.4/tpi*k*1.3; n = int((L-8)/p); H0, H1 = 110*k, 44*k
    pts = [(0, 0)]
    for q in range(n): x = 4+q*p; pts += [(x, 0), (x+p*.62, -p*.62)]
    pts += [(L, 0), (L, H1), (L-6, H1+3), (0, H0), (-34*k, H0*.9), (-34*k, 8)]
    out.append(pl(pts, 1.1, m, (0, 0, 0), bev=.06))
    h = [(-16, -8), (26, -4), (24, 14), (34, 26), (20, 36), (24, 56), (6, 62), (-26, 70), (-50, 66), (-66, 74), (-74, 62), (-66, 44), (-72, 20), (-74, 2), (-62, -14), (-40, -14)]
    hole = [(-22, 12), (-12, 26), (-16, 44), (-34, 54), (-46, 44), (-50, 22), (-44, 6), (-32, 2)]
    sm = lambda P: [q for q in spline([(x*1.05, y*.95) for x, y in P+P[:3]], 8)][8:-16]
    o = pl([sm(h), sm(hole)], 13, handle, (-8, -1, 0), bev=3.4); out.append(o)
    for x, y in ((2, 8), (8, 40)): 
        for s in (-1, 1): out.append(put(turned([(0, 0), (4, 0), (3.6, .8), (0, 1)], 'satin_brass'), (x, y, s*6.4), (0 if s > 0 else 180, 0, 0)))
    return put(out, (-L*.40, -24, 7))

@model(az=-26, el=46)
def tin_snips(m='tool_steel', grip='red_plastic'):
    """Straight pattern snips, open, lying: flat blades with a straight edge, one over the other, and long bowed handles."""
    out = []
    for s in (-1, 1):
        bl = pl(spline([(-16, 4), (-8, 13), (8, 17.5), (30, 15.5), (60, 9), (86, 3.4)], 6)+[(88, 1.6), (88, 0), (20, -1.2), (0, -9), (-14, -8)], 4, m, (0, 0, 0), bev=.5)
        eg = pl([(86.5, .1), (22, -1.1), (22, 1.6), (86.5, 1.5)], 4.4, 'hard_steel', (0, 0, 0), bev=.3)
        hd = sweep(spline([(-10, -2, 0), (-26, -9, 0), (-58, -13, 0), (-112, -17, 0), (-158, -15, 0)], 10), rrect(11, 8, 3, 5), m, up=(0, 0, 1), scale=lambda u: (1-.2*u, 1))
        gr = sweep(spline([(-50, -12.5, 0), (-82, -15.5, 0), (-126, -17.5, 0), (-158, -15, 0), (-168, -11, 0)], 10), rrect(15, 13, 5, 6), grip, up=(0, 0, 1), scale=lambda u: (.9+.16*math.sin(u*pi), .94+.1*math.sin(u*pi)))
        g = [bl, eg, hd, gr]
        if s < 0: mirror(g, 1)
        put(g, rot=(0, 0, s*9)); put(g, (0, 0, s*2.05)); out += g
    out.append(cyl(9, 4, 6.6, 'zinc', ch=.6)); out.append(hexprism(12, 6.6, 11, 'zinc')); lo, hi = bounds(out); return put(out, (0, 0, -lo.z))

@model(az=-30, el=34)
def wood_chisel(m='tool_steel', w=25, handle='beech'):
    """Bevel-edge chisel: ground blade, ferrule, turned handle with striking ring."""
    out = []
    L = 115
    sec = [(-w/2, 0), (w/2, 0), (w/2, 1.2), (w/2-3.4, 4), (-w/2+3.4, 4), (-w/2, 1.2)]
    b = sweep([(0, y, 0) for y in (-L, -L+8, -30, -6)], [(x, z) for x, z in sec], m, up=(0, 0, 1)); boolean(b, [put(box(0, 0, 10, w*3, 40, 20), (0, -L-8, 4.2), (32, 0, 0))]); 
    lo, hi = bounds([b]); out.append(b)
    out.append(turned([(0, -10), (w*.36, -8), (6, 2), (5, 14), (5, 26), (9, 28), (9, 31), (0, 31)], m, (0, -4, 2), (-90, 0, 0), smooth_n=4))
    out.append(turned([(0, 0), (10.4, 0), (11, 1), (11, 14), (10.6, 15)], 'satin_brass', (0, 26, 2), (-90, 0, 0)))
    out.append(turned([(0, 8), (10.6, 12), (12.6, 30), (15, 62), (15.4, 92), (14, 112), (12.4, 116), (0, 117)], handle, (0, 26, 2), (-90, 0, 0), smooth_n=5)); out.append(turned([(13.6, 106), (14.6, 106), (14.9, 108), (14.6, 114), (13, 115)], 'hard_steel', (0, 26, 2), (-90, 0, 0)))
    put(out, rot=(-4.2, 0, 0)); lo, hi = bounds(out); return put(out, (0, 0, -lo.z))

@model(az=-28, el=22, fill=.74)
def tape_measure(m='yellow_plastic', L=5, w=26):
    """Pocket tape: moulded case with rubber bumper, blade drawn a little with printed scale and end hook."""
    out = []; H, Wd, T = 66, 72, w+12
    prof = [(-Wd/2, 6)]+arc2(-Wd/2+6, 6, 6, 180, 270, 6)+arc2(Wd/2-5, 5, 5, -90, 0, 6)+[(Wd/2, 14)]+arc2(Wd/2-30, H-30, 30, 0, 90, 16)+arc2(-Wd/2+22, H-22, 22, 90, 180, 12)
    out.append(pl(prof, T, m, bev=5, face='-y')); bump = [(x*1.03, z*1.02-.6) for x, z in prof]; out.append(pl([bump, [(x*.80, (z-H/2)*.80+H/2) for x, z in prof]], T-10, 'black_plastic', (0, 0, 0), '-y', bev=2.4))
    out.append(cyl(23, T/2-1, T/2+.4, 'black_plastic', rot=(90, 0, 0), loc=(-1, 0, H*.5), ch=.3)); out.append(cyl(20, T/2, T/2+.8, m, rot=(90, 0, 0), loc=(-1, 0, H*.5), ch=.3)); out.append(text(f'{L} m', 13, 'ink_dark', depth=.03, loc=(-1, -T/2-.86, H*.5), rot=(90, 0, 0)))
    bl = 86; c = [(x, .0022*x*x*2.6) for x in [(-w/2+w*i/16) for i in range(17)]]
    o = pl(band(c, .3), bl, 'yellow_paint', bev=0); put(o, rot=(90, 0, 0)); put(o, rot=(0, 0, 90)); put(o, (Wd/2-4+bl/2, 0, 8)); out.append(o)
    for i in range(1, 17): ln = (w*.66 if i % 10 == 0 else w*.46 if i % 5 == 0 else w*.30); out.append(box(Wd/2-4+bl-i*5, -w/2+ln/2+.4, 8+.42+(.0057*(w*.34)**2), .7, ln, .06, 'ink_dark'))
    for i in (1, 2, 3): out.append(text(str(i*2), 6.5, 'ink_dark', depth=.02, loc=(Wd/2-4+bl-i*20-4.5, w*.20, 8.62), rot=(0, 0, 0)))
    out.append(pl(band(round_path([(-12, 0), (2, 0), (2, -12)], .8), 1), w*.8, 'hard_steel', (Wd/2-4+bl-1, 0, 8.9), '-y', bev=.15)); out.append(box(Wd/2-2, 0, 16, 6, w*.7, 9, 'red_plastic'))
    return out

@model(az=-24, el=34)
def utility_knife(m='alu', accent='orange_paint', L=160):
    """Retractable trimming knife with trapezoid blade."""
    body = [(-L/2, -9), (-L*.2, -13), (L*.2, -9), (L/2-8, -12), (L/2, -7), (L/2, 5), (L/2-10, 9), (0, 11), (-L*.3, 10), (-L/2, 8)]
    out = [pl(spline(body+body[:1], 6), 16, m, bev=3.4)]; out.append(pl(slot2(L*.34, 12, -L*.12, 0), 17.2, accent, bev=.8)); out.append(pl(rrect(20, 8, 3), 22, 'black_plastic', (L*.12, 7.6, 0), bev=1.4))
    out.append(pl([(L/2-14, -8), (L/2+20, -8), (L/2+6, 6), (L/2-14, 6)], .7, 'tool_steel', (0, -.5, 0), bev=.05)); lo, hi = bounds(out); return put(out, (0, 0, -lo.z))
